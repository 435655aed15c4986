/** The project's repository, for links. */
export const SOURCE_REPOSITORY = 'https://github.com/Kohulan/MARCUS';
export const LICENCE = `${SOURCE_REPOSITORY}/blob/main/LICENSE`;
