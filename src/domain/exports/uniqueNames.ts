/**
 * Names for one folder. File systems of Windows and macOS take names that differ in case only for one, so
 * the later ones get a number: `a.png`, `A_2.png`.
 *
 * @param stems safe for file systems, without the ending
 * @param ending with its dot
 */
export function uniqueNames(stems: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return stems.map((stem) => {
    let name = stem;
    for (let count = 2; taken.has(folded(name)); count += 1) name = `${stem}_${count}`;
    taken.add(folded(name));
    return `${name}${ending}`;
  });
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();
