import { readYaml } from '../read-yaml.ts';
import { ServiceLexiconSchema } from '../schemas/place-data.ts';

/** Texts of /seo-lexikon/services/{service}. */
export const SERVICE_LEXICON = readYaml('places/services.yaml', ServiceLexiconSchema);
