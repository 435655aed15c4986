import { words } from './words';

/** Trivial names of natural products with endings that many other words have. */
export const naturalProducts = words(`
carene cymene sabinene humulene germacrene farnesene copaene elemene curcumene calamenene gurjunene calarene cedrene
guaiene thujopsene isocomene aromadendrene alloaromadendrene pentalenene aristolochene taxadiene amorphadiene casbene
kaurene abietadiene cembrene phytoene phytofluene neurosporene lycopersene neophytadiene chamazulene guaiazulene
longifolene zingiberene valencene bergamotene cubebene ylangene muurolene silphinene hopene diploptene squalane
perillaldehyde cinnamaldehyde cuminaldehyde safranal phellandral myrtenal perillal polygodial warburganal muzigadial
sacculatal drimenal oleocanthal oleacein gossypol hexanal octanal nonanal decanal undecanal dodecanal
pentadecane hexadecane heptadecane octadecane nonadecane eicosane icosane heneicosane docosane tricosane tetracosane
pentacosane hexacosane heptacosane octacosane nonacosane triacontane hentriacontane dotriacontane tritriacontane
physcion parietin questin citreorosein chrysophanol nataloin aloesin hypericin pseudohypericin hyperforin adhyperforin
manool ferruginol totarol sugiol sclareol sclareolide cedrol patchoulol ledol globulol viridiflorol elemol eudesmol
bisabolol santalol vetiverol nootkatone vetivone turmerone damascone damascenone ionone irone jasmone menthone
isomenthone piperitone verbenone perillyl_alcohol chrysanthenone grandisol ipsenol ipsdienol frontalin brevicomin
strigol orobanchol carlactone karrikinolide sorgolactone brassinolide castasterone typhasterol teasterone
indigo isoindigo tryptanthrin isatin violacein prodigiosin pyocyanin obafluorin pyoluteorin phenazine camalexin
brassinin rutaecarpine harmane norharmane harmol jervine cyclopamine veratramine batrachotoxin epibatidine
tacrolimus sirolimus everolimus temsirolimus pimecrolimus chloramphenicol fumagillin ovalicin terpestacin
cytochalasin chaetoglobosin gliotoxin sporidesmin patulin citrinin ochratoxin zearalenone griseofulvin
pinitol quebrachitol ononitol myo-inositol scyllo-inositol chiro-inositol volemitol perseitol galactinol
orcinol atranorin chloratranorin zeorin leucotylin lecanorin
ginkgotoxin anisatin picrotoxinin tutin coriamyrtin bilobetin 
cinnamyl_alcohol coniferyl_alcohol sinapyl_alcohol benzyl_isothiocyanate allyl_isothiocyanate phenethyl_isothiocyanate
isoprenol prenol bourgeonal
cannabidiol cannabinol cannabigerol cannabichromene tetrahydrocannabinol anandamide oleamide pellitorine spilanthol
falcarinol falcarindiol panaxytriol cicutoxin wyerone capillin matricaria_ester thiarubrine
geosmin cyclocitral loliolide dihydroactinidiolide pachydictyol dictyol obtusane elatol laurinterol aplysin
bengamide swinholide latrunculin jasplakinolide manzamine discodermolide peloruside spongistatin dolastatin
`);

/** Abbreviations of compounds that need no introduction, since they have hardly another meaning. */
export const usualShortNames = words(`
DPPH ABTS MTT EGCG GABA DIMBOA DIBOA MBOA BMAA MSTFA BSTFA FDAA DMAPP GGPP MPTP TCDD IPTG MeJA 5-FU 5-HT 6-OHDA L-DOPA
`);
