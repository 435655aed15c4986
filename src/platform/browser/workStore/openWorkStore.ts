import type { WorkStore } from '../../workStore';
import { createWorkStore } from './createWorkStore';
import { keepInMemory } from './keepInMemory';

/** The work store over IndexedDB, with this page's memory for what that cannot take. */
export const openWorkStore = (): WorkStore => keepInMemory(createWorkStore());
