/** Loads what asks Wikidata what it has, and says what it lacks. */
export async function loadWikidata() {
  const [{ askWikidata }, { wikidataWords }] = await Promise.all([
    import(/* webpackChunkName: "export" */ './sagas/askWikidata.saga'),
    import(/* webpackChunkName: "export" */ './wikidataWords'),
  ]);
  return { askWikidata, wikidataWords };
}
