import { words } from './words';

/** Genera that are common in natural-product chemistry: plants, fungi, bacteria, marine and other animals. */
export const knownGenera = words(`
Abelmoschus Abies Acacia Acanthus Acer Achillea Achyranthes Aconitum Acorus Actaea Adenium Adhatoda Aegle
Aesculus Agave Ageratina Ageratum Ailanthus Ajuga Albizia Alchornea Aleurites Allamanda Allium Alnus Aloe
Alpinia Alstonia Althaea Amaranthus Ambrosia Amomum Anacardium Ananas Anchusa Andrographis Anemarrhena Anemone
Angelica Annona Anthemis Antrodia Apium Apocynum Aquilaria Arabidopsis Arachis Aralia Arctium Arctostaphylos
Ardisia Areca Arenaria Argemone Aristolochia Armillaria Arnica Artabotrys Artemisia Artocarpus Asarum
Asclepias Ascophyllum Asparagus Aspidosperma Aster Astragalus Atractylodes Atropa Avena Averrhoa Avicennia
Azadirachta Baccharis Baeckea Ballota Bambusa Banisteriopsis Baphia Barringtonia Bauhinia Berberis Bergenia
Beta Betula Bidens Bixa Blumea Boerhavia Boswellia Brassica Broussonetia Brucea Brugmansia Brunfelsia
Bryonia Buddleja Bupleurum Bursera Buxus Byrsonima Caesalpinia Cajanus Calendula Calluna Calophyllum
Calotropis Caltha Camellia Camptotheca Cananga Canarium Cannabis Capparis Capsella Capsicum Carapa Carica
Carthamus Carum Casearia Cassia Castanea Casuarina Catha Catharanthus Caulerpa Ceanothus Cedrela Cedrus
Celastrus Centaurea Centaurium Centella Cephaelis Cephalotaxus Ceratonia Cerbera Chamaecyparis Chelidonium
Chenopodium Chimonanthus Chondrus Chrysanthemum Cichorium Cimicifuga Cinchona Cinnamomum Cirsium Cissus
Cistus Citrullus Citrus Clausena Clematis Cleome Clerodendrum Clusia Cnidium Cocculus Cochlospermum Cocos
Codonopsis Coffea Coix Cola Colchicum Coleus Combretum Commiphora Conium Convallaria Convolvulus Coptis
Cordia Coriandrum Cornus Corydalis Corylus Costus Crataegus Crinum Crocus Crotalaria Croton Cryptocarya
Cucumis Cucurbita Cuminum Cunninghamia Cupressus Curcuma Cuscuta Cyamopsis Cyclamen Cymbopogon Cynanchum
Cynara Cynodon Cyperus Cytisus Dacrydium Daemonorops Dalbergia Daphne Datura Daucus Delphinium Dendrobium
Derris Desmodium Dianthus Dictamnus Digitalis Dillenia Dioscorea Diospyros Dipsacus Dipterocarpus Dodonaea
Dorstenia Dracaena Drimys Drosera Dryopteris Dysoxylum Echinacea Echinops Eclipta Elaeagnus Elaeis Elettaria
Eleutherococcus Embelia Ephedra Epimedium Equisetum Eremophila Eriobotrya Eryngium Erysimum Erythrina
Erythroxylum Eschscholzia Eucalyptus Eucommia Eugenia Euonymus Eupatorium Euphorbia Evodia Fagara Fagopyrum
Fagus Ferula Ficus Filipendula Foeniculum Forsythia Fortunella Fragaria Frangula Fraxinus Fritillaria Fucus
Fumaria Galanthus Galega Galium Garcinia Gardenia Gastrodia Gaultheria Genista Gentiana Geranium Ginkgo
Gladiolus Glechoma Gleditsia Glycine Glycyrrhiza Gmelina Gnetum Gossypium Grewia Guaiacum Guarea Gymnema
Haematoxylum Hamamelis Haplophyllum Harpagophytum Harungana Hedera Hedychium Helianthus Helichrysum
Heliotropium Helleborus Heracleum Hibiscus Hieracium Hippophae Holarrhena Hopea Hordeum Houttuynia Humulus
Hydrangea Hydrastis Hymenaea Hyoscyamus Hypericum Hyptis Hyssopus Iberis Ilex Illicium Impatiens Imperata
Indigofera Inula Ipomoea Iris Isatis Ixora Jasminum Jatropha Juglans Juncus Juniperus Justicia Kaempferia
Kalanchoe Khaya Kigelia Krameria Laburnum Lactuca Laggera Lagerstroemia Lamium Lantana Larix Larrea Lathyrus
Laurus Lavandula Lawsonia Ledum Lens Leonotis Leonurus Lepidium Leucas Levisticum Ligularia Ligusticum
Ligustrum Lilium Lindera Linum Lippia Liquidambar Liriodendron Litchi Lithospermum Litsea Lobelia Lonicera
Lophophora Lotus Luffa Lupinus Lychnis Lycium Lycopersicon Lycopodium Lycopus Lycoris Lythrum Macaranga
Machilus Macleaya Maclura Magnolia Mahonia Mallotus Malus Malva Mandragora Mangifera Manihot Marrubium
Marsdenia Matricaria Maytenus Medicago Melaleuca Melia Melilotus Melissa Melodinus Mentha Menyanthes Mesua
Michelia Millettia Mimosa Mimusops Mirabilis Mitragyna Momordica Morinda Moringa Morus Mucuna Murraya Musa
Myrica Myristica Myrtus Nandina Narcissus Nardostachys Nelumbo Nepeta Nerium Nicotiana Nigella Nothofagus
Notopterygium Nuphar Nymphaea Ochrosia Ocimum Ocotea Oenothera Olea Onobrychis Ononis Ophiopogon Ophiorrhiza
Opuntia Orchis Origanum Ormosia Oroxylum Orthosiphon Oryza Osmanthus Oxalis Paeonia Palicourea Panax Pandanus
Papaver Parkia Passiflora Pastinaca Paullinia Pausinystalia Peganum Pelargonium Perilla Periploca Persea
Petasites Petroselinum Peucedanum Peumus Pfaffia Phaseolus Phellodendron Philodendron Phlomis Phoenix
Phyllanthus Physalis Physostigma Phytolacca Picea Picralima Picrasma Picrorhiza Pilocarpus Pimpinella Pinellia
Pinus Piper Piscidia Pistacia Pisum Plantago Platanus Platycodon Plectranthus Plumbago Plumeria Podocarpus
Podophyllum Pogostemon Polyalthia Polygala Polygonatum Polygonum Pongamia Populus Potentilla Premna Primula
Prosopis Protea Protium Prunella Prunus Psidium Psoralea Psychotria Ptelea Pterocarpus Pueraria Pulmonaria
Pulsatilla Punica Pyrola Pyrus Quassia Quercus Quillaja Rabdosia Ranunculus Raphanus Rauvolfia Rauwolfia
Rehmannia Reseda Reynoutria Rhamnus Rheum Rhizophora Rhodiola Rhododendron Rhus Ribes Ricinus Robinia Rosa
Rosmarinus Rubia Rubus Rumex Ruscus Ruta Salix Salsola Salvia Sambucus Sanguinaria Santalum Sapindus Sapium
Saponaria Saraca Sassafras Satureja Saururus Saussurea Schinus Schisandra Scilla Scopolia Scrophularia
Scutellaria Securidaca Sedum Selaginella Sempervivum Senecio Senna Sesamum Sida Sideritis Silybum Simarouba
Sinapis Sinopodophyllum Siraitia Smilax Solanum Solidago Sophora Sorbus Sorghum Spartium Spilanthes Spinacia
Spiraea Spondias Stachys Stellaria Stemona Stephania Sterculia Stevia Strobilanthes Strophanthus Strychnos
Styphnolobium Styrax Swertia Swietenia Symphytum Symplocos Syringa Syzygium Tabebuia Tabernaemontana Tagetes
Tamarindus Tamarix Tanacetum Taraxacum Taxodium Taxus Tecoma Tectona Tephrosia Terminalia Tetradium Teucrium
Thalictrum Theobroma Thespesia Thevetia Thuja Thymus Tilia Tinospora Toddalia Toona Torreya Tribulus
Trichosanthes Trifolium Trigonella Tripterygium Triticum Trollius Tropaeolum Tussilago Tylophora Ulmus Uncaria
Urginea Urtica Vaccinium Valeriana Vanilla Veratrum Verbascum Verbena Vernonia Veronica Viburnum Vicia Vigna
Vinca Viola Virola Viscum Vismia Vitex Vitis Voacanga Warburgia Wedelia Withania Wrightia Xanthium Ximenia
Xylopia Yucca Zanthoxylum Zea Zingiber Ziziphus Zygophyllum
Absidia Acremonium Agaricus Agrocybe Albatrellus Alternaria Amanita Aphanocladium Armillariella Arthrinium
Aspergillus Aureobasidium Beauveria Bipolaris Boletus Botrytis Candida Cantharellus Chaetomium Cladosporium
Claviceps Clitocybe Cochliobolus Colletotrichum Coprinus Cordyceps Cortinarius Coriolus Cryptococcus
Cunninghamella Curvularia Cylindrocarpon Daldinia Diaporthe Drechslera Emericella Emericellopsis Epichloe
Epicoccum Eurotium Exserohilum Fomes Fusarium Ganoderma Gibberella Gliocladium Grifola Gymnopilus Hericium
Humicola Hypholoma Hypocrea Hypoxylon Inonotus Isaria Lactarius Laetiporus Lentinus Lentinula Metarhizium
Monascus Mortierella Mucor Mycena Myrothecium Neosartorya Neurospora Nigrospora Paecilomyces Penicillium
Pestalotiopsis Phellinus Phoma Phomopsis Phytophthora Pisolithus Pleurotus Polyporus Poria Psilocybe
Rhizoctonia Rhizopus Russula Saccharomyces Sarcodon Schizophyllum Scytalidium Sclerotinia Sporothrix
Stachybotrys Stemphylium Talaromyces Thielavia Trametes Tricholoma Trichoderma Trichophyton Ustilago
Verticillium Xylaria Cladonia Parmelia Ramalina Usnea Lobaria Peltigera Umbilicaria Xanthoria
Acinetobacter Actinomadura Actinoplanes Agrobacterium Amycolatopsis Anabaena Bacillus Bifidobacterium
Burkholderia Campylobacter Chromobacterium Clostridium Corynebacterium Cylindrospermopsis Enterobacter
Enterococcus Erwinia Escherichia Haemophilus Helicobacter Klebsiella Lactobacillus Legionella Leptolyngbya
Listeria Lyngbya Microbacterium Microcystis Micromonospora Moorea Mycobacterium Myxococcus Neisseria Nocardia
Nocardiopsis Nodularia Nostoc Oscillatoria Paenibacillus Photorhabdus Planktothrix Plasmodium Proteus
Pseudoalteromonas Pseudomonas Rhizobium Rhodococcus Saccharopolyspora Salinispora Salmonella Serratia Shigella
Sorangium Spirulina Staphylococcus Streptococcus Streptomyces Symploca Synechococcus Synechocystis Vibrio
Xanthomonas Xenorhabdus Yersinia Leishmania Trypanosoma Toxoplasma Entamoeba Giardia
Agelas Alcyonium Aplidium Aplysia Aplysina Axinella Bugula Cacospongia Cinachyrella Clavularia Conus Cliona
Didemnum Discodermia Dysidea Ecteinascidia Eunicella Geodia Gersemia Gorgonia Halichondria Haliclona
Halimeda Hippospongia Hyrtios Ircinia Jaspis Karenia Laurencia Lissoclinum Lissodendoryza Luffariella Manoa
Mycale Palythoa Plakortis Plexaura Plocamium Pseudopterogorgia Sarcophyton Sargassum Sinularia Spongia
Theonella Xestospongia Zoanthus Dictyota Gracilaria Padina Polysiphonia Ulva Codium
Aedes Anopheles Apis Artemia Bombyx Bos Caenorhabditis Culex Danio Diaphorina Drosophila Galleria Homo
Manduca Mus Mytilus Oncorhynchus Plutella Rattus Sitophilus Spodoptera Sus Tenebrio Tribolium Bufo Latrodectus
`);

/** Epithets that do not look like Latin adjectives. */
export const irregularEpithets = words(`
mays max sexta molitor mellifera ginseng tea cola coca coli sapiens melanogaster elegans rerio mori musculus
bassiana kurstaki taurus scrofa coronaria nil batatas pepo kaki papaya cacao litchi henna ylang cheilanthifolia
mukul noni cepa dulcis catechu lebbeck lablab mungo kurroa cajan sativa sativum
`);

/** Epithets that the list of taxa counts among ordinary words, since they are names of other things, too. */
export const ambiguousEpithets = words(`
acuminata africana alba album albus americana angularis antiqua apicalis arabica armata atlantica atra aurea australis basilica
borealis candida carolina cepa communis convexa difficile flava florida formosa grandis japonica longa lucida lutea major
marina mexicana mexicanus minor montana niger nigra nigrum nudus oblonga opaca orientalis ovata ovatus pacifica parva parvula parvum
perfecta punctata robur rosea rotunda rubens simplex sinica tenuis tricolor tuberculosis tuberosa variegata vera vulgaris
`);

/**
 * Lower-case words with Latin-looking endings that follow a genus or open a sentence but are not epithets.
 */
export const noEpithets = words(`
species sp spp genus genera family families var subsp strain strains and in the of is was has its this thus as
data formula formulae area areas via extra criteria phenomena media bacteria fungi algae larvae pupae virus
viruses various include numerous previous continuous porous aqueous homogeneous heterogeneous simultaneous obvious
serious precious delicious analysis basis hypothesis synthesis biosynthesis diagnosis apoptosis necrosis mitosis
dialysis hydrolysis catalysis photosynthesis metastasis sepsis tuberculosis_ axis crisis emphasis process
possess across access success express less unless excess loss mass class gas bias was plus minus versus focus
status apparatus consensus census campus corpus stimulus nucleus radius bonus surplus genius radius callus
thus bus pus lupus locus plasma serum medium spectrum maximum minimum optimum momentum vacuum album forum
premium aluminium calcium sodium potassium magnesium lithium ammonium chromium titanium selenium helium
equilibrium epithelium endothelium mycelium stadium symposium museum petroleum sanatorium quantum sum drum
agenda arena camera cinema diploma drama era idea opera panorama plaza sauna saga stigma trauma umbrella
vanilla villa zebra alpha beta gamma delta kappa sigma theta lambda omega antenna anemia leukemia hypoxia
ischemia pneumonia malaria cholera asthma eczema edema glaucoma melanoma carcinoma lymphoma hepatoma diarrhea
were are have does goes does rose roses leaves roots stems seeds fruits flowers barks rhizomes tubers plants
extracts compounds studies activities properties results samples fractions methods assays cells genes proteins
enzymes acids alkaloids derivatives metabolites oils is on for or an at by to with from other another however
therefore whereas against also are be both can may not used using under over after before into than then these
those their there they which while who when where such showed shows contains contain belongs grows produces
produced produce commonly widely also known has had being essential plant extract tree trees leaf root stem
seed fruit flower bark oil wood powder juice tea wine honey gum latex resin culture cultures cell line lines
fungus fungal bacterium bacterial isolate isolates genome sequence sequences tissue tissues water methanol
ethanol acetate hexane chloroform acetone total crude dried fresh whole aerial parts part population
populations cultivar cultivars variety varieties hybrid hybrids based related associated derived inspired
dense intense immense tense sense expense license response suspense lacunae like nov comb gen et al ex cf aff complex group section subgenus clade
gave herba rhizoma fructus hyphae
`);

/** Capitalised words with Latin-looking endings that open sentences. */
export const noGenera = words(`
The These This Thus Various Several Previous Numerous Data Analysis Analyses Synthesis Biosynthesis Basis Virus
Bacteria Fungi Algae Both Among Plasma Serum Medium Spectrum Minimum Maximum Formula Area Africa America Asia
China India Australia Austria Canada Russia Indonesia Malaysia Nigeria Tanzania Ethiopia Kenya Namibia Bolivia
Colombia Venezuela Argentina Costa Rica Korea Abstract Keywords Table Figure Section Results Methods Materials
Discussion Introduction References Supplementary Plants Plant Species Genus Genera Extracts Compounds Studies
Since Has Was Its Is Does Less Unless Across Besides Perhaps Sometimes Always Also Plus Versus Status Focus
Continuous Simultaneous Serious Access Process Success Mass Class Loss Gas Bias Apoptosis Necrosis Hydrolysis
Alpha Beta Gamma Delta Omega Sigma Lambda Kappa Theta Epsilon Antenna Asteraceae Sodium Potassium Calcium
Magnesium Ammonium Lithium Malaria Cancer Cells Cell Leaves Roots Seeds Fruits Flowers Stems Hypothesis January
Maria Anna Julia Victoria Sophia Petrina Angelica_ Monica Barbara Andrea Laura Martha Iryna Heidi Agricola
Diana Eva Linda Sara Universita Universitas Universidad University Institut Academia Brasil California Florida
Pretoria Minas Catarina Paulo Janeiro Georgia Carolina Virginia Arizona Nevada Alaska Dakota Montana Nebraska
Louisiana Alabama Oklahoma Iowa Indiana Minnesota Philadelphia Columbia Britannia Scandinavia Sephadex Diaion
Fractions Assays Genes Proteins Enzymes Samples Activities Properties Acids Others Three Five Six Seven One Those
`);
