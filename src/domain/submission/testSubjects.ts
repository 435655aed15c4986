/** Who articles test compounds on, in everyday words: marked as organisms, but no compound was found in them. */
const TEST_SUBJECTS = new Set(
  `human humans patient patients participant participants people person persons man men woman women child children
   boy boys girl girls infant infants mouse mice murine rat rats rabbit rabbits hamster hamsters guinea-pig
   guinea-pigs dog dogs canine bovine porcine ovine equine monkey monkeys zebrafish`.split(/\s+/),
);

/** Whether an organism's name only says whom a compound was tested on. Ignores case. */
export const isTestSubject = (name: string): boolean =>
  TEST_SUBJECTS.has(name.trim().toLowerCase().replace(/\s+/g, '-'));
