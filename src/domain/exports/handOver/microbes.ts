/**
 * Endings that genera of bacteria and fungi have, and those of plants and animals do not: the kind of cell or growth
 * that they describe.
 */
const ENDINGS = /[a-z](?:bacter|bacterium|bacillus|vibrio|spirillum|myces|sporangium|sporium)$/;

/** Genera of bacteria (cyanobacteria among them) and fungi from which natural products are known. */
const GENERA = new Set(
  `
  Acaromyces Acremonium Actinoallomurus Actinokineospora Actinomadura Actinoplanes Actinopolyspora Actinosynnema
  Aeromonas Agaricus Agrocybe Albatrellus Alternaria Alteromonas Amanita Amycolatopsis Anabaena Annulohypoxylon
  Antrodia Aphanizomenon Aphanocapsa Apiospora Armillaria Arthrinium Arthrobacter Arthrospira Ascochyta
  Ascotricha Aspergillus Astrosphaeriella Athelia Aureobasidium Auxarthron Bacillus Bankera Beauveria Bipolaris
  Biscogniauxia Bjerkandera Boletus Botryosphaeria Botrytis Brevibacillus Brevibacterium Burkholderia
  Byssochlamys Caldora Calothrix Candida Cephalosporium Cerrena Chaetomium Chondromyces Chromobacterium Cladonia
  Cladosporium Claviceps Clitocybe Clonostachys Cochliobolus Colletotrichum Coniella Coniothyrium Coprinus
  Corallococcus Cordyceps Cortinarius Corynespora Cryptococcus Curvularia Cyathus Cylindrocarpon Cylindrocladium
  Cylindrospermopsis Cylindrospermum Cystobacter Cytospora Daedalea Daldinia Deinococcus Dendrodochium Diaporthe
  Diatrype Dichotomospora Dietzia Dothiorella Drechslera Duganella Emericella Emericellopsis Engyodontium
  Enterococcus Epichloe Epicoccum Erwinia Escherichia Eupenicillium Eurotium Eutypa Eutypella Exserohilum
  Favolaschia Fischerella Flammulina Fomes Fomitopsis Frankia Fusarium Ganoderma Geotrichum Gibberella
  Gliocladium Gloeocapsa Gloeophyllum Gordonia Gymnopilus Halomonas Hapalosiphon Hebeloma Helminthosporium
  Hericium Humicola Hydnellum Hygrophorus Hymenoscyphus Hypholoma Hypocrea Hypomontagnella Hypoxylon Inonotus
  Isaria Jahnella Jishengella Kitasatospora Kocuria Kutzneria Labrenzia Lactarius Lactobacillus Lactococcus
  Laetiporus Lasiodiplodia Lecanicillium Lentinula Lentinus Lentzea Leptolyngbya Leptosphaeria Leptosphaerulina
  Lophiostoma Lyngbya Lysobacter Magnaporthe Marasmius Marinomonas Massarina Massilia Melanconium Metarhizium
  Microascus Micrococcus Microcoleus Microcystis Micromonospora Microsphaeropsis Monascus Moorea Moorena
  Morchella Mortierella Mucor Muscodor Mycena Myrothecium Myxococcus Nannocystis Nectria Neofusicoccum
  Neopestalotiopsis Neosartorya Neurospora Nigrospora Nocardia Nocardiopsis Nodularia Nodulisporium Nonomuraea
  Nostoc Oidiodendron Okeania Omphalotus Oscillatoria Paecilomyces Paenibacillus Pantoea Panus Paraconiothyrium
  Parmelia Penicillium Peniophora Periconia Pestalotia Pestalotiopsis Phaeosphaeria Phellinus Phoma Phomopsis
  Phormidium Photorhabdus Phyllosticta Pisolithus Planktothrix Planococcus Pleurotus Pochonia Polyangium
  Polyporus Porodaedalea Postia Preussia Prochlorococcus Pseudallescheria Pseudoalteromonas Pseudocercospora
  Pseudogymnoascus Pseudomonas Pseudonocardia Pseudopestalotiopsis Psilocybe Pyrenophora Ralstonia Ramalina
  Rhizoctonia Rhizopus Rhodococcus Rosellinia Russula Saccharomonospora Saccharomyces Saccharopolyspora
  Saccharothrix Salinispora Sanghuangporus Sarcodon Sarocladium Schizophyllum Schizothrix Scleroderma
  Sclerotinia Scopulariopsis Scytonema Septoria Serratia Setosphaeria Shewanella Simplicillium Sorangium
  Sordaria Sphaerodes Sphingomonas Spirulina Sporormiella Sporothrix Stachybotrys Stagonospora Staphylococcus
  Stemphylium Stenotrophomonas Stereum Stigmatella Streptococcus Streptomyces Streptosporangium Suillus Symploca
  Synechococcus Talaromyces Termitomyces Thelephora Thermoactinomyces Thermomonospora Thielavia Tolypocladium
  Tolypothrix Trametes Trichoderma Tricholoma Trichothecium Truncatella Tuber Umezawaea Usnea Ustilago Valsa
  Variovorax Verrucosispora Verticillium Vibrio Westiellopsis Wickerhamomyces Xanthomonas Xenorhabdus Xerula
  Xylaria Zopfiella
  `.match(/\S+/g),
);

/** Whether an organism is known to be a bacterium or a fungus, by its genus. */
export function isMicrobe(organism: string): boolean {
  const [genus = ''] = organism.split(' ');
  return GENERA.has(genus) || ENDINGS.test(genus);
}
