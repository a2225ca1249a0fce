// in packages/features/hub/src/copy
export default { 'hub.none': 'Harbour Yard · https://yard.example · Desktop apps' } as const;
