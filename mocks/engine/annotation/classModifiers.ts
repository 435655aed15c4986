import { classModifiers } from './lexicon/classes';

/** Skeletons are named like saturated hydrocarbons: "eremophilane sesquiterpenoids". */
const skeleton = /^(?:ent-|nor|seco|\d+-)?[a-z]{4,}ane$/;
/** English words with the ending of skeletons. */
const noSkeleton =
  /^(?:membrane|transmembrane|humane|urbane|mundane|methane|ethane|propane|butane)$/;
/** Heterocycles and building blocks that name a class: "β-carboline alkaloids", "pyridone alkaloid". */
const buildingBlock =
  /(?:carboline|quinoline|quinazoline|azolidinone|azoline|azine|pyridone|pyridine|pyrrole|imidazole|oxazole|thiazole|indole|lactam|pyrone|quinolizidine|pyrrolidine|piperidine|tyrosine|benzophenone)$/;
/** "dammarane-type", "Crinine-type". */
const typed = /^[A-Za-z]{4,}-type$/;
/** Carbon atoms of the skeleton, a ring's size, positions of double bonds: "C19-diterpenoid", "1,2-unsaturated". */
const counted = /^(?:C-?\d{1,2}(?:-[a-z]+oid)?|\d{1,2}-membered|\d,\d-unsaturated)$/;

/** Rings: "macrocyclic trichothecenes". */
const ringed = /^(?:mono|bi|di|tri|tetra|penta|hexa|hepta|poly|macro|carbo|hetero|spiro)cyclic$/;
/** What is attached, and what came about: "O-methylated flavonoids", "unsaturated lactones", "rearranged diterpenoids". */
const substituted =
  /^(?:[a-z]+-)*(?:[a-z]*(?:yl|chlorin|bromin|iodin|fluorin|halogen|oxygen|hydrogen|satur|sulf|sulph|sulfon|epoxid|conjug|glycosid)ated|rearranged|polyoxygenated|[a-z]{4,}-derived)$/;

/** Whether a word narrows the class named by the word after it. */
export function isClassModifier(word: string): boolean {
  const lower = word.toLowerCase();
  if (classModifiers.has(lower) || typed.test(word) || counted.test(word)) return true;
  if (ringed.test(lower) || substituted.test(lower)) return true;
  return (skeleton.test(lower) && !noSkeleton.test(lower)) || buildingBlock.test(lower);
}
