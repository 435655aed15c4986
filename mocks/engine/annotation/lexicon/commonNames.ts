import { words } from './words';

/** Common names of people, animals, plants and fungi that articles on natural products work with. */
export const commonNames = words(`
human humans patient patients participant participants people person persons man men woman women child children boy
boys girl girls infant infants
mouse mice murine rat rats rabbit rabbits hamster hamsters guinea_pig guinea_pigs guinea-pig guinea-pigs
dog dogs canine cow cows cattle calf calves bovine pig pigs porcine sheep ovine goat goats horse horses donkey donkeys
chicken chickens monkey monkeys macaque macaques rhesus_macaque rhesus_macaques fruit_fly fruit_flies salmon shrimp zebrafish rainbow_trout atlantic_salmon
yeast wheat rice maize corn sorghum cotton banana bananas lemon lemons rhubarb pea peas barley potato potatoes tomato tomatoes soybean soybeans tobacco garlic ginger onion onions
horseradish
`);

/** Words after a common name that make it the name of a material or a thing. */
export const notAnOrganismBefore = words(`
extract extracts agar broth medium peroxidase starch dextrose chestnut milk steep oil oils flour bran paper juice wine tea
powder gum butter honey wool wax lectin agglutinin luciferase
`);
