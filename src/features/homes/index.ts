export { homesReducer, otherHomeOffered, selectHomes, type HomesRootState } from './homes.slice';
export { homesSaga } from './homes.saga';
export { BackToServices } from './components/BackToServices';
export { GoOnHere } from './components/GoOnHere';
