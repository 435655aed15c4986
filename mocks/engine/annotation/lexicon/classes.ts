import { words } from './words';

/** Broad groups of natural products. */
export const compoundGroups = words(`
alkaloid alkaloids terpenoid terpenoids terpene terpenes meroterpenoid meroterpenoids isoprenoid isoprenoids
polyphenol polyphenols polyphenolics phenolics phenylpropanoid phenylpropanoids flavonoid flavonoids polyketide
polyketides steroid steroids phytosteroid glycoside glycosides saponin saponins sapogenin sapogenins tannin tannins
lipid lipids glycolipid glycolipids peptide_alkaloids lipopeptide lipopeptides cyclopeptide cyclopeptides
depsipeptide depsipeptides macrolide macrolides polyacetylene polyacetylenes quinone quinones carotenoid carotenoids
anthocyanin anthocyanins anthocyanidin anthocyanidins proanthocyanidin proanthocyanidins stilbenoid stilbenoids
organosulfur_compounds phenolic_compounds phenolic_acid phenolic_acids fatty_acid fatty_acids amino_acid_derivatives
triterpenoid triterpenoids diterpenoid diterpenoids sesquiterpenoid sesquiterpenoids monoterpenoid monoterpenoids
sesterterpenoid sesterterpenoids limonoid limonoids quassinoid quassinoids cannabinoid cannabinoids
diketopiperazine diketopiperazines mycotoxin mycotoxins phytoalexin phytoalexins
`);

/**
 * Classes that are complete by themselves; unlike those in `compoundGroups`, each has one skeleton or one
 * functional group.
 */
export const compoundClasses = words(`
coumarin coumarins furanocoumarin furanocoumarins furocoumarin furocoumarins pyranocoumarin pyranocoumarins
isocoumarin isocoumarins flavone flavones flavonol flavonols flavanone flavanones flavanonol flavanonols flavan-3-ol
flavan-3-ols flavan flavans isoflavone isoflavones isoflavonoid isoflavonoids isoflavan isoflavans biflavonoid
biflavonoids biflavone biflavones chalcone chalcones dihydrochalcone dihydrochalcones aurone aurones
pterocarpan pterocarpans rotenoid rotenoids xanthone xanthones anthraquinone anthraquinones naphthoquinone
naphthoquinones benzoquinone benzoquinones anthrone anthrones lignan lignans neolignan neolignans sesquilignan
stilbene stilbenes triterpene triterpenes diterpene diterpenes sesquiterpene sesquiterpenes monoterpene monoterpenes
sesterterpene sesterterpenes meroterpene meroterpenes iridoid iridoids secoiridoid secoiridoids cardenolide
cardenolides bufadienolide bufadienolides withanolide withanolides phytosterol phytosterols sterol sterols
ecdysteroid ecdysteroids germacranolide germacranolides guaianolide guaianolides eudesmanolide eudesmanolides
ellagitannin ellagitannins gallotannin gallotannins pyrone pyrones furanone furanones chromone chromones
phloroglucinol_derivatives acetogenin acetogenins ceramide ceramides cerebroside cerebrosides glucosinolate
glucosinolates cyanogenic_glycoside cyanogenic_glycosides cyanogenic_glucosides pheophytin_derivatives
chlorophyll_derivative chlorophyll_derivatives phthalide phthalides benzofuran benzofurans diarylheptanoid
diarylheptanoids gingerols phenylethanoid_glycoside phenylethanoid_glycosides jasmonates aporphine
gibberellin gibberellins cyclic_tetrapeptide cyclic_dipeptide cyclodepsipeptide cyclodepsipeptides epidithiodiketopiperazine
`);

/** Words that narrow a class when placed before it: "indole alkaloid", "lupane triterpene". */
export const classModifiers = words(`
indole bisindole oxindole monoterpenoid_indole quinoline isoquinoline benzylisoquinoline bisbenzylisoquinoline
protoberberine aporphine morphinan tropane pyrrolizidine quinolizidine indolizidine piperidine pyridine pyrrolidine
xanthine purine steroidal diterpenoid diterpene sesquiterpene sesquiterpenoid monoterpene monoterpenoid triterpene
triterpenoid ergot vinca amaryllidaceae erythrina carbazole acridone quinazoline imidazole peptide prenylated
geranylated methoxylated polymethoxylated glycosylated acylated aryltetralin dibenzylbutyrolactone furofuran
dibenzocyclooctadiene arylnaphthalene phenylethanoid phenylpropanoid iridoid secoiridoid flavonoid flavonol flavone
anthraquinone coumarin lignan stilbene cardiac cyanogenic lupane ursane oleanane friedelane dammarane cycloartane
lanostane tirucallane labdane clerodane kaurane ent-kaurane abietane pimarane cassane tigliane ingenane daphnane
taxane jatrophane cembrane dolabellane guaiane eudesmane germacrane cadinane daucane drimane bisabolane pentacyclic
tetracyclic bicyclic macrocyclic spirostanol furostanol cyclic linear hydrolysable condensed lactone
`);

/** Nouns that a modifier may narrow. */
export const classHeads = words(`
alkaloid alkaloids lactone lactones glycoside glycosides glucoside glucosides saponin saponins triterpene triterpenes
triterpenoid triterpenoids diterpene diterpenes diterpenoid diterpenoids sesquiterpene sesquiterpenes
sesquiterpenoid sesquiterpenoids monoterpene monoterpenes monoterpenoid monoterpenoids lignan lignans flavonoid
flavonoids flavonol flavonols flavone flavones chalcone chalcones tannin tannins peptide peptides acid_derivatives
xanthones xanthone quinones aldehyde phenols ester
`);
