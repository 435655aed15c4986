import type { ReactNode } from 'react';

/** A row of a `MetaList`. */
export function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
