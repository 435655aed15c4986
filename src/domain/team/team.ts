import type { Said } from './standing';

/** What somebody may do in the library; each may also do what those before it may. */
export const ROLES = ['reader', 'curator', 'reviewer', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** Who the library takes this page's user for. */
export interface TeamUser {
  readonly name: string;
  readonly role: Role;
}

export const mayActAs = (user: Pick<TeamUser, 'role'>, role: Role): boolean =>
  ROLES.indexOf(user.role) >= ROLES.indexOf(role);

/** An article as the library lists it. */
export interface TeamArticle {
  /** SHA-256 of its file, in lower-case hex. */
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly title: string | null;
  readonly doi: string | null;
  /** `checked`, `confirmed`; null: in work. */
  readonly state: string | null;
  /** Who said so. */
  readonly stateBy: string | null;
  /** Whose it is; null: nobody's. */
  readonly assigned: string | null;
  /** The number of its last event. */
  readonly seq: number;
  /** Whether the library has its PDF. */
  readonly hasFile: boolean;
}

/** What stands of a part, and of which article. */
export interface InboxPart extends Said {
  readonly article: string;
  readonly fileName: string;
  readonly title: string | null;
  readonly part: string;
}

/** Of which a second opinion that has ended says something else than the first word, which stands. */
export interface InboxDifference extends InboxPart {
  readonly second: Said;
}

/** What waits for the user over all articles, the latest first. */
export interface TeamInbox {
  /** Comments of others that name them. */
  readonly mentions: readonly InboxPart[];
  /** Of which people said different things, until somebody chooses. */
  readonly contested: readonly InboxPart[];
  /** Until somebody says the part again; a reviewer sees those of all people. */
  readonly differences: readonly InboxDifference[];
}
