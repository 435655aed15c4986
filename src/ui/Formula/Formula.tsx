/** `4` in `CH4`, `+` and `-2` at the end. */
const PARTS = /(?<charge>[+-]\d*$)|(?<count>\d+)/g;

/** A molecular formula with its counts lowered and its charge raised: C₂H₄O₂. */
export function Formula({ of }: { readonly of: string }) {
  const parts = [...of.matchAll(PARTS)];
  const ends = parts.map((part) => part.index + part[0].length);
  return (
    <span>
      {parts.map((part, index) => (
        <span key={part.index}>
          {of.slice(ends[index - 1] ?? 0, part.index)}
          {part.groups?.['charge'] === undefined ? (
            <sub>{part[0]}</sub>
          ) : (
            <sup>{raised(part[0])}</sup>
          )}
        </span>
      ))}
      {of.slice(ends.at(-1) ?? 0)}
    </span>
  );
}

/** `-2` as chemists write it: 2−. */
const raised = (charge: string): string =>
  `${charge.slice(1)}${charge.startsWith('-') ? '−' : '+'}`;
