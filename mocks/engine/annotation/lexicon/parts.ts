import { words } from './words';

/** Parts of plants, fungi and animals that compounds are isolated from. */
export const organismParts = words(`
leaf leaves leaflets foliage root roots rootlets hairy_roots stem stems stalk stalks bark barks root_bark root_barks
stem_bark stem_barks trunk_bark outer_bark inner_bark cortex heartwood sapwood wood woods trunk twig twigs branch
branches branchlets shoot shoots sprouts flower flowers flower_bud flower_buds buds blossoms inflorescence
inflorescences petal petals sepals stigmas stamens pollen fruit fruits fruit_peel fruit_peels peel peels pericarp
pericarps exocarp mesocarp endocarp pulp berry berries grape_berries seed seeds seed_coat seed_coats kernel kernels
husk husks hull hulls pod pods rhizome rhizomes tuber tubers bulb bulbs corm corms aerial_part aerial_parts
aboveground_parts underground_parts whole_plant whole_plants whole_herb herb needles cones latex oleoresin gum_resin
exudate exudates thallus thalli fronds mycelium mycelia fruiting_body fruiting_bodies fruit_bodies sclerotium
sclerotia conidia spores saliva venom venoms hemolymph bile gland glands skin_secretion skin_secretions
callus_culture callus_cultures suspension_culture suspension_cultures cell_suspension_culture
callus_suspension_culture
`);

/** Words after a part that change its meaning: stem cells, root mean square, seed culture. */
export const notAPartBefore = words(`
cell cells mean means cause causes square squares from species extract_ culture cultures medium morphology density fly flies zone
blotch spot rust borer weevil beetle sheath sheaths rot point points length
`);

/** Words before a part that change its meaning. */
export const notAPartAfter = words(`colourless colorless yellow white fine deciduous open as brain square tongue olfactory polymer research each this main new light human`);
