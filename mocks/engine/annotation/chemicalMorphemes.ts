/** Building blocks of systematic names, in any order. Compound ones are listed in full. */
const stones = `
meth eth prop but pent hex hept oct non dec undec dodec tridec tetradec pentadec hexadec heptadec octadec nonadec
icos eicos docos tetracos cyclo bicyclo tricyclo tetracyclo spiro iso neo tert sec nor homo seco abeo epi ent rac
an ane ana ano ene en yn yne ol one al oic acid oate ate amide amine amino imine imino nitrile nitro nitroso azo
azido cyano thio thia thi oxo oxa oxy oxid oxide aza sila phospho sulfo sulfonyl sulfinyl sulfanyl sulfonic sulfide
disulfide hydroxy hydroperoxy peroxy epoxy epidithio dithio formyl acetyl acetoxy acetic propionic propanoic
butanoic butyric acyl benzoyl benzoic benz benzo benzyl benzen benzene phenyl phenol phenoxy phen tolyl xyl xylyl
yl ylidene ylidyne ylene ylmeth methyl methylene methylidene methoxy methan ethyl ethoxy ethylidene ethenyl ethynyl
vinyl allyl allyloxy prenyl geranyl farnesyl isopropyl isopropenyl isopentenyl propyl propen propenyl butyl butenyl
pentyl pentenyl hexyl hexenyl octyl decyl but buta penta hexa hepta octa nona deca di tri tetra bis tris tetrakis mono
sesqui hydro dihydro tetrahydro hexahydro octahydro decahydro dehydro didehydro deoxy desoxy anhydro de des methano
ethano propano chloro bromo fluoro iodo chlor brom fluor iod carboxy carboxylic carboxylate carbaldehyde carbonyl
carboxamide carbonitrile carbamoyl carbox aldehyde ketone ether ester lactone lactam olide olid urea guanidine
guanidino pyran pyrano pyr pyrrol pyrrole pyrrolo pyrrolidin pyridin pyridine pyrido pyrazin pyrimidin piperidin
piperazin piperazine furan furano furo fur thiophen thieno thiazol oxazol imidazol triazol tetrazol dithiin dithiol
dioxol dioxolan dioxan dioxin dioxo trioxan indol indole indolin indolizin isoindol quinolin quinoline isoquinolin
quinazolin quinoxalin quinolizin acridin carbazol purin pteridin chromen chroman chromon coumarin benzopyran
benzofuran xanthen xanthon flavan flavon isoflavan naphth naphthal naphthalen naphthyl anthra anthracen anthr
phenanthren phenanthr azulen inden fluoren biphenyl terphenyl stilben chalcon glucopyranosyl glucopyranoside
galactopyranosyl rhamnopyranosyl xylopyranosyl arabinopyranosyl arabinofuranosyl apiofuranosyl mannopyranosyl
glucuronopyranosyl glucopyranuronosyl galactopyranoside rhamnopyranoside xylopyranoside glucoside glucosyl gluco
galactosyl galacto rhamnosyl rhamno xylosyl arabinosyl rutinosyl rutinoside pyranosyl pyranoside furanosyl furanoside
oside osyl coumaroyl caffeoyl feruloyl galloyl cinnamoyl sinapoyl vanilloyl tigloyl angeloyl malonyl succinyl lauroyl
palmitoyl oleoyl linoleoyl linolenoyl stearoyl androst androstan cholest cholestan ergost ergostan stigmast lanost
lup lupan olean ursan urs friedel labd labda kaur kauran abiet abieta pimar clerod guai guaian eudesm eudesman
germacr cadin drim driman spirost furost pregn estr gon jatroph tigli dammar cucurbit hopan serrat ingen
dione trione diol triol tetrol tetraol pentol dien diene trien triene tetraen tetraene polyen diyn enoic dienoic
trienoic anoic anol enol anone enone dial amin imid imide hydrazin oxim oxime ylamine ylamino quinon quinone ubiquin
hydroquinon lactamid glycer glycero inosit phosph phosphate sulf sulfate sulphate o a e y i
`;

const stoneSet = new Set(stones.trim().split(/\s+/));
const LONGEST_STONE = Math.max(...[...stoneSet].map((stone) => stone.length));
/** Linking vowels score low, so that words are not spelled from single letters. */
const costOf = (stone: string) => (stone.length === 1 ? 0.6 : 0);

/**
 * Share of a word's letters that systematic building blocks cover, 0..1, by dynamic programming over the
 * letters (linear in the word's length).
 */
export function morphemeCover(word: string): number {
  if (word.length === 0) return 0;
  const best = new Array<number>(word.length + 1).fill(0);
  for (let end = 1; end <= word.length; end += 1) {
    // A letter that no block covers.
    let least = (best[end - 1] ?? 0) + 1;
    for (let length = 1; length <= Math.min(end, LONGEST_STONE); length += 1) {
      const stone = word.slice(end - length, end);
      if (stoneSet.has(stone)) least = Math.min(least, (best[end - length] ?? 0) + costOf(stone));
    }
    best[end] = least;
  }
  return 1 - (best[word.length] ?? word.length) / word.length;
}
