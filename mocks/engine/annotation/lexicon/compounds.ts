import { naturalProducts } from './naturalProducts';
import { words } from './words';

/** Trivial names that the rules for word endings would miss or doubt. */
const listed = words(`
rutin taxol paclitaxel aspirin morphine codeine heroin caffeine nicotine cocaine quinine emetine atropine lycorine
camphor menthol thymol eugenol geraniol linalool nerol citral geranial neral citronellal vanillin safrole anethole
estragole apiole myristicin limonene myrcene pinene camphene ocimene phellandrene terpinene cineole eucalyptol
fenchone carvone pulegone thujone borneol farnesol nerolidol squalene lanosterol ergosterol cholesterol sitosterol
stigmasterol campesterol retinol tocopherol lutein zeaxanthin lycopene astaxanthin fucoxanthin chlorophyll urea
bilirubin biotin folate serotonin dopamine histamine melatonin adrenaline noradrenaline tyramine adenosine
guanosine cytidine uridine thymidine adenine guanine cytosine uracil xanthine hypoxanthine theophylline
theobromine alanine arginine asparagine cysteine glutamine glycine histidine isoleucine leucine lysine methionine
phenylalanine proline serine threonine tryptophan tyrosine valine ornithine citrulline taurine betaine choline
carnitine creatine spermine spermidine putrescine juglone plumbagin lawsone shikonin aloin emodin rhein
resveratrol curcumin capsaicin piperine gingerol allicin alliin ajoene sulforaphane indole skatole coumarin
umbelliferone esculin aesculin fraxin psoralen bergapten xanthotoxin khellin visnagin salicin arbutin amygdalin
sinigrin digoxin digitoxin ouabain diosgenin sarsasapogenin hecogenin solanine tomatine aconitine colchicine
strychnine brucine reserpine yohimbine vincristine vinblastine camptothecin berberine palmatine coptisine
hydrastine papaverine noscapine thebaine galanthamine huperzine ephedrine pseudoephedrine mescaline psilocybin
psilocin ergotamine lovastatin penicillin streptomycin tetracycline erythromycin vancomycin rapamycin rifampicin
doxorubicin daunorubicin mitomycin bleomycin epothilone bryostatin halichondrin kojic_acid phloretin phlorizin
phloroglucinol pyrogallol resorcinol orcinol catechol hydroquinone guaiacol cresol artemisinin artemether
artesunate parthenolide helenalin santonin ginkgolide bilobalide picrotoxin andrographolide forskolin steviol
stevioside rebaudioside glycyrrhizin ecdysone coenzyme_A ubiquinone menaquinone phylloquinone vitamin_C
topotecan irinotecan etoposide paxilline pheophytin pheophytin-a pheophytin-b pheophorbide-a volicitin asperfuran flavoglaucin aflatrem penitrem verruculogen
fumitremorgen coenzyme_a
glucose fructose sucrose trehalose rhamnose galactose mannose xylose arabinose ribose lactose maltose fucose sorbose
raffinose stachyose cellobiose gentiobiose apiose tagatose
`);

export const knownCompounds: ReadonlySet<string> = new Set([...listed, ...naturalProducts]);

/**
 * Words with the endings of compounds that are not compounds, or are solvents, reagents, polymers, proteins
 * or drug classes.
 */
export const noCompounds = words(`
standalone underpin bitcoin darwin threadpool urchin strain grain sprain quatrain again begin certain contain contains retain obtain attain maintain sustain entertain ascertain pertain abstain
explain complain constrain restrain refrain remain domain terrain origin margin virgin cabin basin bulletin captain
mountain fountain curtain villain bargain cousin dolphin muffin pumpkin penguin urchin violin resin rosin paraffin
raisin cumin thin therein herein wherein within built-in plug-in stand-in check-in tie-in assassin moccasin tailspin
protein proteins lipoprotein glycoprotein polyprotein toxin mycotoxin phytotoxin endotoxin neurotoxin exotoxin
antitoxin cytotoxin enterotoxin vitamin multivitamin insulin albumin globulin immunoglobulin hemoglobin haemoglobin
myoglobin trypsin chymotrypsin pepsin papain bromelain renin thrombin fibrin fibronectin laminin integrin cadherin
catenin vimentin actin myosin tubulin keratin collagen elastin lectin avidin streptavidin casein gelatin pectin
chitin lignin inulin dextrin maltodextrin cyclodextrin agarin heparin hirudin leptin ghrelin oxytocin prolactin
somatostatin angiotensin bradykinin endothelin interleukin calmodulin ferritin transferrin ubiquitin cyclin kinesin
dynein opsin rhodopsin porin annexin statin cytokinin auxin gibberellin neuraminin biotin-streptavidin melanin
hematoxylin eosin latin satin pinyin chlorin mucin zein hordein gliadin gluten crystallin lysin hemolysin leptospirin batroxobin ovalbumin urocortin mucilin metallothionein phosphine enamine sulfone porphyrin
aglycone bilin flavoprotein adiponectin osteocalcin osteopontin caspain pepsinogen perforin granzyme eotaxin
cathepsin troponin calcineurin migraine erythropoietin dystrophin synaptophysin parvalbumin calcitonin thyrotropin
prothrombin thromboplastin aprotinin disintegrin podocalyxin nephrin dendrin beclin frataxin immunophilin actinin microl
bungarotoxin forebrain midbrain fibrinolysin nonaspirin interscalene pontine midpontine
rhizobactin antithrombin plasmin urokin penicillin-streptomycin poly-l-lysine tetrazolin origin skin sin
medicine determine redetermine predetermine combine recombine define redefine examine imagine machine marine routine
online offline inline baseline decline incline genuine feminine masculine discipline engine urine bovine porcine
murine equine canine feline swine ovine caprine crystalline polycrystalline saline alkaline pristine vaccine
intestine doctrine guideline outline pipeline headline deadline magazine gasoline ravine shrine trampoline submarine
ultramarine quarantine valentine turpentine tangerine sardine nectarine palatine alpine cosine supine refine confine
underline undermine streamline timeline landline airline coastline shoreline skyline mainline lifeline grapevine
vine combine aquamarine figurine limousine tambourine concubine wolverine porcupine clandestine adamantine
byzantine divine endocrine exocrine paracrine autocrine neuroendocrine uterine intrauterine estuarine riverine
lacustrine benthine serpentine marine hemicrystalline chlorine bromine iodine fluorine astatine cytokine chemokine
lymphokine monokine adipokine tyrosine-kinase hexamine brine examine morphine-like peregrine saccharine amine
diamine triamine polyamine imine purine pyrimidine pyridine piperidine quinoline isoquinoline triethylamine
diethylamine trimethylamine dimethylamine dodecane pyrrolidine aniline hydrazine morpholine triazine ethanolamine
pipeline feminine libertine vespertine columbine quinine-like trine aline borderline catecholamine
control protocol symbol alcohol aerosol cytosol patrol petrol carol parasol gasohol ethanol methanol propanol
isopropanol butanol n-butanol 2-propanol pentanol hexanol octanol glycerol glycol phenol phenols polyphenol sterol
sterols idol capitol pistol gambol self-control biocontrol ecol microbiol physiol pharmacol mol biol technol entomol
mycol toxicol ethnopharmacol phytopathol biotechnol enzymol bacteriol immunol virol phytol-like sol-gel tromethol
trizol tween thiol dithiol diol triol polyol polyethyleneglycol threitol dithiothreitol mercaptoethanol cresol-red
sorbitol mannitol xylitol inositol ethylene-glycol protocol ficol percol clone
one none alone zone stone bone tone phone cone clone cyclone ozone backbone microphone telephone everyone anyone
someone milestone hormone phytohormone prohormone silicone limestone sandstone done gone drone prone throne postpone
undergone cornerstone smartphone acetone ketone diketone lactone quinone flavone isoflavone xanthone chalcone
anthrone pyrone chromone tropolone lignone dione trione peptone histone pheromone allomone kairomone monotone
keystone headstone gemstone brimstone gravestone hailstone flavanone aurone tetralone benzophenone acetophenone
hydrazone sultone hyphone saxophone xylophone overtone undertone semitone methadone butanone propanone
cyclohexanone subzone endzone foregone bygone lone hone bone-marrow gonzalone phenone anyone dihydrochalcone
gene scene serene hygiene obscene intervene convene eocene miocene pliocene pleistocene holocene oligocene transgene
oncogene supergene polyethylene polypropylene polystyrene acetylene ethylene propylene benzene toluene xylene styrene
kerosene terpene diterpene triterpene sesquiterpene monoterpene sesterterpene meroterpene hemiterpene carotene-like
alkene diene triene polyene homogene contravene supervene neogene paleogene isoprene butadiene naphthalene
anthracene phenanthrene methylene hexene norbornene arene allene damascene greene irene fluorene azulene
pseudogene housekeeping-gene reporter-gene cyclohexene ethene propene butene isobutene
side wide provide guide outside inside beside divide decide hide tide pesticide insecticide fungicide herbicide suicide
nationwide worldwide oxide dioxide peroxide monoxide trioxide peptide polypeptide tripeptide dipeptide oligopeptide
depsipeptide cyclopeptide lipopeptide glycopeptide neuropeptide amide imide lipide nucleotide nucleoside saccharide
oligosaccharide polysaccharide monosaccharide disaccharide glycoside aglycoside override subside reside preside
collide countryside bactericide homicide genocide landslide microbicide acaricide rodenticide nematicide larvicide
chloride bromide iodide fluoride hydride hydroxide sulfide sulphide disulfide trisulfide tetrasulfide cyanide
azide carbide nitride phosphide anhydride glyceride triglyceride diglyceride epoxide alkaloide glucoside galactoside
riverside seaside bedside alongside upside downside sideside trioside bioside triterpenoside lactide ribonucleoside
polyketide macrolide polyacetylide sulfoxide eicosanoide ceramide cerebroside ganglioside iridoside genomewide
fatty-acid-amide acrylamide polyacrylamide formamide dimethylformamide acetamide oleoside stride bride pride ride
deoxynucleoside phenylethanoid depside depsidone secoiridoid flavanol flavonol flavanonol isoflavanone
estuarine sterane cholane dimethylsulfoxide monoglyceride lipopolysaccharide peptidolipide ionone-like
combretol-like petri insecticidal alcohols flavan flavans
nephrotoxin cardiotoxin hepatotoxin hexoside pentoside undecapeptide decapeptide nonapeptide octapeptide heptapeptide
dermcidin dermcidine dermicidin cathelicidin hepcidin defensin protegrin magainin
hexapeptide pentapeptide tetrapeptide cyclophilin olefin ketolide calpain vinculin lactoferrin lipocalin gastrin
gonadotropin myelin hemosiderin tetrahydrofuran paraformaldehyde glutaraldehyde formaldehyde
sunscreen hydroxyketone diphenol monophenol aminophenol chlorophenol nitrophenol metaboline
`);

/** Words before "acid" that name a kind of acid, a reagent or a buffer, not a single natural product. */
export const noAcids = words(`
fatty amino phenolic organic inorganic carboxylic dicarboxylic tricarboxylic nucleic deoxyribonucleic ribonucleic
resinic hydroxycinnamic hydroxybenzoic mineral strong weak aromatic aliphatic bile nitric sulfuric sulphuric
hydrochloric hydrobromic hydrofluoric phosphoric perchloric boric formic acetic trifluoroacetic trichloroacetic
carbonic sulfonic phosphonic boronic lactic-acid-bacteria humic hydroxamic peptidic triterpenic diterpenic acidic
chromic silicic phosphomolybdic phosphotungstic polylactic poly-lactic hyaluronic ethylenediaminetetraacetic
glacial dilute concentrated polyunsaturated monounsaturated unsaturated saturated free specific basic
vanillin-sulphuric vanillin-sulfuric essential uronic aldonic sialic polyprotic diprotic alkanoic periodic
toluenesulfonic p-toluenesulfonic picric picolinic-like metallic electronic gastric lewis
`);

/** The acid part of an ester's name that denotes a natural product after a group in -yl. */
export const esterParts = words(`
acetate benzoate cinnamate salicylate gallate jasmonate ferulate caffeate coumarate palmitate oleate linoleate
linolenate butyrate isobutyrate formate propionate laurate myristate stearate anthranilate valerate isovalerate
tiglate angelate nicotinate hexanoate octanoate decanoate behenate arachidate protocatechuate vanillate shikimate
rosmarinate methyl_ester ethyl_ester glucoside rutinoside galactoside rhamnoside xyloside arabinoside alcohol
diphosphate pyrophosphate chloride bromide isothiocyanate
`);

/** Esters and alcohols that are solvents or reagents. */
export const noEsters = words(`
ethyl_acetate methyl_acetate butyl_acetate propyl_acetate vinyl_acetate amyl_acetate isopropyl_acetate ethyl_formate
methyl_formate ethyl_alcohol methyl_alcohol butyl_alcohol propyl_alcohol isopropyl_alcohol amyl_alcohol
isoamyl_alcohol polyvinyl_alcohol alkyl_alcohol benzyl_alcohol_ dimethyl_sulfoxide dimethyl_sulphoxide dimethyl_sulfide_ diethyl_sulfoxide acyl_glucoside
glucosyl_ester acyl_ester alkyl_ester methyl_methyl_ester phenolic_acid thionyl_chloride phosphoryl_chloride sulfonyl_chloride acyl_chloride polyvinyl_chloride
vinyl_chloride alkyl_bromide alkyl_chloride
`);
