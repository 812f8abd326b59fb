export function holdFormer(build: string, held: string): void;
export function putFormer(build: string, held: string): void;
