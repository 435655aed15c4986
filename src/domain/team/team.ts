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
  /** The number of its last event. */
  readonly seq: number;
  /** Whether the library has its PDF. */
  readonly hasFile: boolean;
}
