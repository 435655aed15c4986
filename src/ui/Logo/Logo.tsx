/** A crop frame around a ring: structures cut out of pages. 28 px; named by the text next to it. */
export function Logo() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 8V2h6M20 2h6v6M26 20v6h-6M8 26H2v-6" />
      <path stroke="var(--accent)" d="m14 7 6.1 3.5v7L14 21l-6.1-3.5v-7zM14 10.3l3.2 1.9v3.7" />
    </svg>
  );
}
