/** Loads what asks Wikidata what it has, and what has the services write molfiles, each with its words. */
export async function loadWriters() {
  const [{ askWikidata }, { wikidataWords }, { inV3000 }, { warningWords }] = await Promise.all([
    import(/* webpackChunkName: "export" */ './sagas/askWikidata.saga'),
    import(/* webpackChunkName: "export" */ './wikidataWords'),
    import(/* webpackChunkName: "export" */ './sagas/inV3000.saga'),
    import(/* webpackChunkName: "export" */ './warningWords'),
  ]);
  return { askWikidata, wikidataWords, inV3000, warningWords };
}
