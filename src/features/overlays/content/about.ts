export const OVERVIEW = [
  'Most of what is known about natural products was published as drawings. A reader sees a structure at once; a database needs it as SMILES or a molfile, with the name, the organism and the place that the text gives for it.',
  'MARCUS does the first pass. It reads one article at a time: text, names, drawings. It cuts the drawings out, has recognition engines read them, and lays the results beside the originals. What happens then is up to the curator, who compares, corrects and decides what is kept.',
] as const;

export const MISSION = [
  'Structures in papers should end up where others can find and use them: open, checked, with their source. MARCUS is built to make the checking quick and the mistakes visible. It says which program produced a result, keeps the original beside it, and sends nothing to a database unless you ask for that.',
  'It is open source under the MIT licence, and in beta: workflows are still being optimised. Problem reports are most helpful with a saved trace.',
] as const;
