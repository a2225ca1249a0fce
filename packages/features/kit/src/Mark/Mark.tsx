/** The product's logo: four tiles, one of them open. Inherits colour and size from the parent. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 4H9a5 5 0 0 0-5 5v3M12 28H9a5 5 0 0 1-5-5v-3M20 28h3a5 5 0 0 0 5-5v-3" />
      <path d="M20 4h3a5 5 0 0 1 5 5v3" />
      <circle cx="16" cy="16" r="4.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
