/** What the parts that the build lists (`offlineBuild.ts`) are for, in the user's words. */
const PART_NAMES: Readonly<Record<string, string>> = {
  shell: 'The page itself',
  viewer: 'Showing PDFs',
  engine: 'Reading articles',
  rdkit: 'Chemistry (RDKit)',
  figures: 'Finding drawings in pictures (PixelGraph)',
  'pixel-graph': 'Reading drawings in pictures (PixelGraph)',
  tagger: 'Names in texts (word lists)',
  taxa: 'Taxon ids of organisms (list of genera)',
  editor: 'Structure editor',
};

/** Of a part that a newer version has, and this page does not know, its id. */
export const partName = (id: string): string => PART_NAMES[id] ?? id;
