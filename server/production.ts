// Imported first: React decides by this when it is loaded.
process.env['NODE_ENV'] ??= 'production';
