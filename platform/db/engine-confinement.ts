/**
 * PGlite has one connection, and it is the superuser's: whoever runs as another
 * role there could take that role off again by `set role` or `set session
 * authorization`. PostgreSQL refuses both inside a security definer function;
 * the state behind that is entered here from outside, through functions that
 * the engine exports for its extensions. Current role and rights stay what they
 * are.
 */
export type Confinement = { enter: () => void; leave: () => void };

type Engine = {
  _GetUserId: () => number;
  _GetSessionUserId: () => number;
  _SetUserIdAndSecContext: (userId: number, context: number) => void;
};

/** SECURITY_LOCAL_USERID_CHANGE of PostgreSQL's miscadmin.h. */
const LOCAL_USERID_CHANGE = 1;

const isEngine = (module: object): module is Engine =>
  ['_GetUserId', '_GetSessionUserId', '_SetUserIdAndSecContext'].every(
    (name) => name in module && typeof (module as Record<string, unknown>)[name] === 'function',
  );

/** Throws where the engine lacks the functions: callers must not run unconfined. */
export function createConfinement(module: object): Confinement {
  if (!isEngine(module)) throw new Error('this PGlite cannot keep callers in their role');
  return {
    enter: () => module._SetUserIdAndSecContext(module._GetUserId(), LOCAL_USERID_CHANGE),
    leave: () => module._SetUserIdAndSecContext(module._GetSessionUserId(), 0),
  };
}
