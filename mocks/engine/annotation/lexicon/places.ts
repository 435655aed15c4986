import { words } from './words';

/** Countries, territories and parts of the world; `_` is a blank. */
export const countries = words(`
Afghanistan Albania Algeria Andorra Angola Argentina Armenia Australia Austria Azerbaijan Bahamas Bahrain Bangladesh
Barbados Belarus Belgium Belize Benin Bhutan Bolivia Botswana Brazil Brasil Brunei Bulgaria Burundi Cambodia Cameroon
Canada Chad Chile China Colombia Comoros Congo Costa_Rica Côte_d'Ivoire Côte_d’Ivoire Croatia Cuba Cyprus Czechia Czech_Republic Denmark Djibouti
Dominica Dominican_Republic Ecuador Egypt El_Salvador Eritrea Estonia Eswatini Ethiopia Fiji Finland France
French_Guiana French_Polynesia Gabon Gambia Germany Ghana Greece Greenland Grenada Guadeloupe Guam Guatemala Guinea
Guinea-Bissau Guyana Haiti Honduras Hong_Kong Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy
Ivory_Coast Jamaica Japan Jordan Kazakhstan Kenya Kuwait Kyrgyzstan Laos Latvia Lebanon Lesotho Liberia Libya
Lithuania Luxembourg Madagascar Malawi Malaysia Maldives Mali Malta Martinique Mauritania Mauritius Mexico Micronesia
Moldova Monaco Mongolia Montenegro Morocco Mozambique Myanmar Namibia Nepal Netherlands New_Caledonia New_Zealand
Nicaragua Niger Nigeria North_Korea Norway Oman Pakistan Palau Palestine Panama Papua_New_Guinea Paraguay Peru
Philippines Poland Portugal Puerto_Rico Qatar Reunion Réunion Romania Russia Rwanda Samoa Saudi_Arabia Senegal Serbia
Seychelles Sierra_Leone Singapore Slovakia Slovenia Solomon_Islands Somalia South_Africa South_Korea Korea Spain
Sri_Lanka Sudan Suriname Sweden Switzerland Syria Taiwan Tajikistan Tanzania Thailand Tibet Timor-Leste Togo Tonga
Trinidad Tunisia Turkey Türkiye Turkmenistan Uganda Ukraine United_Arab_Emirates United_Kingdom England Scotland Wales
Northern_Ireland United_States United_States_of_America USA Uruguay Uzbekistan Vanuatu Venezuela Vietnam Viet_Nam
Yemen Zambia Zimbabwe
Africa Asia Europe America North_America South_America Central_America Latin_America Antarctica Oceania Australasia
Southeast_Asia South-East_Asia East_Asia Central_Asia East_Africa West_Africa Southern_Africa North_Africa Scandinavia
Siberia Patagonia Amazonia Caribbean Himalaya Himalayas Andes Alps Balkans Mediterranean Arctic Polynesia Melanesia
Borneo Sumatra Java Sulawesi Sardinia Sicily Corsica Crete Okinawa Hokkaido Hainan Zanzibar Galapagos Hawaii Tasmania
Baltic_Sea North_Sea Red_Sea Black_Sea Mediterranean_Sea South_China_Sea East_China_Sea Caribbean_Sea Pacific_Ocean
Atlantic_Ocean Indian_Ocean Gulf_of_Mexico
`);

/** States and provinces that occur in reports of collections. */
export const regions = words(`
Alabama Alaska Arizona Arkansas California Colorado Connecticut Florida Idaho Illinois Iowa Kansas Kentucky Louisiana
Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New_Jersey New_Mexico
New_York North_Carolina North_Dakota Ohio Oklahoma Oregon Pennsylvania South_Carolina South_Dakota Tennessee Texas
Utah Vermont Wisconsin Wyoming Alberta British_Columbia Manitoba Ontario Quebec Saskatchewan Nova_Scotia
Queensland New_South_Wales Western_Australia South_Australia Northern_Territory
Anhui Fujian Gansu Guangdong Guangxi Guizhou Hebei Heilongjiang Henan Hubei Hunan Jiangsu Jiangxi Jilin Liaoning
Qinghai Shaanxi Shandong Shanxi Sichuan Xinjiang Yunnan Zhejiang Inner_Mongolia Beijing Shanghai Chongqing Lanzhou
Chengdu Kunming Xishuangbanna Assam Kerala Karnataka Tamil_Nadu Maharashtra Gujarat Rajasthan Uttar_Pradesh
Uttarakhand Himachal_Pradesh Kashmir West_Bengal Odisha Andhra_Pradesh Munnar Bahia Amazonas Pará Ceará Paraná
Minas_Gerais São_Paulo Sao_Paulo Rio_de_Janeiro Mato_Grosso Goiás Pernambuco Rondônia Oaxaca Chiapas Veracruz Yucatán
Yucatan Bavaria Saxony Thuringia Tuscany Andalusia Catalonia Brittany Provence Transvaal Kwazulu-Natal KwaZulu-Natal
Limpopo Western_Cape Eastern_Cape Gauteng Windhoek Oshikoto Chiang_Mai Hanoi Jakarta Bogor Manila Kyoto Tokyo Osaka
`);

/** Kingdoms by their formal names. */
export const kingdoms = words(`Plantae Animalia Chromista Protista Archaea Monera Protozoa`);
/** Formal names that are also everyday words: they only count next to "kingdom". */
export const doubtfulKingdoms = words(`Fungi Bacteria Eubacteria Plants Animals`);

/** Kinds of landscapes and waters as they end a name of one: "Atacama Desert". */
export const landforms = words(`
Desert Sea Ocean Gulf Bay Strait Lake River Lagoon Island Islands Archipelago Peninsula Mountain Mountains Valley
Plateau Reef Atoll Coast Basin Fjord Rainforest Province Prefecture
`);
