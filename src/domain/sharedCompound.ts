import { weakMapMemoize } from '@reduxjs/toolkit';
import { foldedName } from './checks/foldedName';
import type { CompoundDraft } from './compoundDraft';
import { saidOrProposed, type CompoundLabel } from './compoundLabel';

/** What decides which drawings show the same compound. */
export interface SharedStructure {
  readonly id: string;
  readonly isRejected: boolean;
  readonly inchiKey: string | undefined;
  readonly label: CompoundLabel | undefined;
  readonly draft: CompoundDraft;
}

/** What articles tell compounds apart by. */
const NAMING_FIELDS = ['number', 'name'] as const;
type Naming = Readonly<Partial<Record<(typeof NAMING_FIELDS)[number], string>>>;

interface Group<Drawing> {
  readonly naming: Naming;
  readonly drawings: readonly Drawing[];
}

/**
 * As said by a person, or else printed; fields of which nothing is known are absent. Kept as long as both are
 * the same, since every change of an article asks for that of all its drawings.
 */
const namingOf = weakMapMemoize(
  (draft: CompoundDraft, label: CompoundLabel | undefined): Naming => {
    const words = saidOrProposed(label, draft);
    return Object.fromEntries(
      NAMING_FIELDS.flatMap((field) => {
        const text = foldedName(words[field] ?? '');
        return text === '' ? [] : [[field, text]];
      }),
    );
  },
);

const contradict = (one: Naming, other: Naming): boolean =>
  NAMING_FIELDS.some(
    (field) =>
      one[field] !== undefined && other[field] !== undefined && one[field] !== other[field],
  );

const agree = (one: Naming, other: Naming): boolean =>
  NAMING_FIELDS.some((field) => one[field] !== undefined && one[field] === other[field]);

/** With the drawing in the group that is called alike, or else in the first that is not called otherwise. */
function joined<Drawing>(
  groups: readonly Group<Drawing>[],
  drawing: Drawing,
  naming: Naming,
): readonly Group<Drawing>[] {
  const open = groups.filter((group) => !contradict(group.naming, naming));
  const into = open.find((group) => agree(group.naming, naming)) ?? open[0];
  if (!into) return [...groups, { naming, drawings: [drawing] }];
  const grown = { naming: { ...naming, ...into.naming }, drawings: [...into.drawings, drawing] };
  return groups.map((group) => (group === into ? grown : group));
}

/**
 * Drawings of one InChIKey share a compound, unless they bear different numbers or names: epimers are read
 * alike where a drawing shows no stereochemistry, or it was missed. Rejected drawings, and those without a
 * key, stand alone.
 *
 * @returns a group for each compound, in the order of the first drawings
 */
export function groupedByCompound<Drawing>(
  drawings: readonly Drawing[],
  sharedBy: (drawing: Drawing) => SharedStructure,
): (readonly Drawing[])[] {
  const byKey = new Map<string, readonly Group<Drawing>[]>();
  for (const drawing of drawings) {
    const shared = sharedBy(drawing);
    const key = (shared.isRejected ? undefined : shared.inchiKey) ?? `drawing ${shared.id}`;
    byKey.set(key, joined(byKey.get(key) ?? [], drawing, namingOf(shared.draft, shared.label)));
  }
  const place = new Map(drawings.map((drawing, index) => [drawing, index]));
  const placeOf = ({ drawings: [first] }: Group<Drawing>) => (first ? (place.get(first) ?? 0) : 0);
  return [...byKey.values()]
    .flat()
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((group) => group.drawings);
}
