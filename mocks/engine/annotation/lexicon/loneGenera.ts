import { words } from './words';

/** Genera that stand alone in many texts, and that are no other words. */
export const loneGenera = words(`
Arabidopsis Aspergillus Penicillium Fusarium Trichoderma Alternaria Cladosporium Saccharomyces Neurospora Ganoderma
Streptomyces Salinispora Micromonospora Actinomadura Nocardia Escherichia Salmonella Shigella Klebsiella Pseudomonas
Staphylococcus Streptococcus Enterococcus Mycobacterium Lactobacillus Bifidobacterium Clostridium Helicobacter Listeria
Legionella Neisseria Yersinia Agrobacterium Rhizobium Xanthomonas Burkholderia Vibrio Nostoc Anabaena Microcystis Lyngbya
Synechococcus Chlamydomonas Trypanosoma Leishmania Toxoplasma Plasmodium Drosophila Caenorhabditis Xenopus Artemia
Anopheles Culex Ascaris Schistosoma Artemisia Nicotiana Ginkgo Eucalyptus Rauvolfia Catharanthus Strychnos Cinchona
`);

/** Species that are abbreviated without being written out. */
export const usualAbbreviations = words(`
E._coli S._aureus B._subtilis B._cereus P._aeruginosa M._tuberculosis M._smegmatis M._luteus S._typhimurium
K._pneumoniae H._pylori V._cholerae L._monocytogenes E._faecalis E._faecium S._pneumoniae S._epidermidis A._baumannii
C._difficile C._albicans C._neoformans C._glabrata S._cerevisiae S._pombe A._fumigatus A._niger A._flavus A._nidulans
F._oxysporum B._cinerea P._falciparum P._berghei T._cruzi T._brucei L._donovani L._major T._gondii C._elegans
D._melanogaster D._rerio A._aegypti A._salina A._thaliana N._benthamiana
`);
