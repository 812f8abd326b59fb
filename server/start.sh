#!/bin/sh
# Starts the server with what bounds its memory (docs/operations.md, Sizing): `npm start`, the image
# and the unit all begin here. Arguments are further settings of Node.
cd "$(dirname "$0")/.." || exit 1
PATH="$PWD/node_modules/.bin:$PATH"
# Freed memory goes back to the system instead of staying in malloc's arenas.
GLIBC_TUNABLES=glibc.malloc.arena_max=2
GLIBC_TUNABLES=$GLIBC_TUNABLES:glibc.malloc.mmap_threshold=65536
GLIBC_TUNABLES=$GLIBC_TUNABLES:glibc.malloc.trim_threshold=131072
export GLIBC_TUNABLES
# Megabytes of each half of the young generation, for every thread: beside this setting the
# `resourceLimits.maxYoungGenerationSizeMb` of a thread count for nothing (Node 24).
exec node --max-semi-space-size=8 --disable-warning=ExperimentalWarning "$@" server/index.ts
