import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * The router itself, whose state is ahead of what React knows: it tells React by a transition, and that waits for the code of every part
 * which still has the server's markup. React Router 8.4 has no public name for this: `useNavigation` is that transition, and its
 * `instrumentations` see neither back nor forward. Undefined outside of a router.
 */
export const useDataRouter = () => useContext(DataRouterContext)?.router;
