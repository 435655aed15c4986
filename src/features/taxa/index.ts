export { askForTaxa } from './askForTaxa.saga';
export { selectOrganisms, selectTaxa, type TaxaRootState } from './taxa.selectors';
export { useTaxa } from './useTaxa';
