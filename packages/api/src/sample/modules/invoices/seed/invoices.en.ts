import type { InvoiceTexts } from './invoices.ts';

export const texts: InvoiceTexts = {
  seller: { name: 'Paper Kite Studio', address: '12 Weathervane Lane\nUpper Inkwell' },
  buyers: [
    { name: 'Lantern Books', address: '3 Candle Steps\nPort Marrow' },
    { name: 'North Quay Offices', address: '48 Ropewalk\nGreyhaven' },
    { name: 'Saltmill Academy', address: '7 Brine Court\nSaltmill' },
    { name: 'Cedar Works', address: '210 Cedar Circle\nAmber Bay' },
    { name: 'Blue Tile Kitchens', address: '15 Glaze Street\nKilnford' },
    { name: 'Plum & Pine Furniture', address: '9 Orchard Gate\nEast Plumfield' },
    { name: 'Quiet Harbour Hotel', address: '1 Slipway\nStillwater' },
  ],
  items: {
    consulting: 'Consulting, per hour',
    table: 'Height-adjustable table, oak',
    lamp: 'Table lamp “Wren”',
    book: 'Notebook, 96 pages',
    training: 'Accessibility training, per day',
    freight: 'Delivery',
    hosting: 'Web hosting, per month',
    chair: 'Visitor chair, ash',
    translation: 'Translation, per word',
    paper: 'Wrapping paper, roll',
    repair: 'Repair of a printer',
  },
  note: 'Thank you for your order. Include the invoice number with your payment.',
};
