/** A place in the application's own navigation. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
}

export const HOME: NavLink = { label: 'Home', href: '#/' };

export const SOURCE_URL = 'https://github.com/Kohulan/MARCUS';
export const LICENCE_URL = 'https://github.com/Kohulan/MARCUS/blob/main/LICENSE';
