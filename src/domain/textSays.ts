import type { NameSays } from './nameSays';
import type { Saved } from './saved/common.schema';
import type { formulaSaysSchema } from './saved/structure.schema';

/** What the formula, the mass or the carbons that the text states of a compound say of the structure that was read. */
export type FormulaSays = Saved<typeof formulaSaysSchema>;

/** What the article's text says of a structure that was read. */
export interface TextSays {
  /** What the structure that its compound's name stands for says of it. */
  readonly nameSays?: NameSays;
  /** What the formula that is stated of its compound says of it. */
  readonly formulaSays?: FormulaSays;
}

/** What is known of it, without what else is known of the structure. */
export const textSaysOf = ({
  nameSays,
  formulaSays,
}: { readonly [Key in keyof TextSays]?: TextSays[Key] | null } = {}): TextSays => ({
  ...(nameSays && { nameSays }),
  ...(formulaSays && { formulaSays }),
});

/** Whether the formula speaks against the reading, so that a person has to look at it. */
export const formulaContradicts = (says: FormulaSays | undefined): boolean =>
  says?.verdict === 'other';
