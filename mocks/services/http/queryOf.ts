/** The query of a request; a name that occurs several times maps to a list of texts. */
export function queryOf({ url }: { readonly url: string }): Readonly<Record<string, unknown>> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const all = searchParams.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}
