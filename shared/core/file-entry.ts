/** A file in one of the work buckets, as rows and messages name it. */
export type FileEntry = { path: string; name: string; mime_type: string; size_bytes: number };
