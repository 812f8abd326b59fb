export const PRESET_NAMES = ['apple', 'azure', 'github', 'google'] as const;
