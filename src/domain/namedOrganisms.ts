import type { Annotation } from './annotation';
import { withoutAbbreviations } from './submission/organismNames';
import { isTestSubject } from './submission/testSubjects';

const LABELS: readonly string[] = ['source_organism', 'organism_or_species'];

export interface NamedOrganism {
  readonly name: string;
  /** How often the article names it in full. */
  readonly count: number;
}

/**
 * The organisms that an article names, the most frequent first. An abbreviated genus is left out where the full name
 * is there, and so are subjects of tests.
 */
export function namedOrganisms(
  annotations: readonly Pick<Annotation, 'label' | 'text'>[],
): NamedOrganism[] {
  const counts = new Map<string, NamedOrganism>();
  for (const { label, text } of annotations) {
    if (!LABELS.includes(label)) continue;
    const name = text.replace(/\s+/g, ' ').trim();
    const key = name.toLowerCase();
    const known = counts.get(key) ?? { name, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const named = [...counts.values()];
  const whole = new Set(withoutAbbreviations(named.map(({ name }) => name)));
  return named
    .filter(({ name }) => whole.has(name) && !isTestSubject(name))
    .sort((a, b) => b.count - a.count);
}
