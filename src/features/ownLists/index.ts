export { againWithOtherLists } from './againWithOtherLists';
export { OwnLists } from './components/OwnLists/OwnLists';
export { listsChanged } from './ownLists.actions';
export { ownListsSaga } from './ownLists.saga';
