import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FEATURES = join(import.meta.dirname, '../../../features');

/** What a contract exports: its name, unique in the API, and the feature it is of. */
export interface ContractName {
  readonly name: string;
  readonly feature: string;
}

/**
 * Returns the names of everything that contracts export: schemas and endpoints, by the exported object itself. If two features
 * export the same name, the feature comes first in it.
 */
export async function readContractNames(): Promise<ReadonlyMap<unknown, ContractName>> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
  const contracts = files.filter((file) => /(^|[/\\-])contract\.ts$/.test(file)).sort();
  const exports: (ContractName & { readonly value: unknown })[] = [];
  for (const file of contracts) {
    const [feature = ''] = file.split(/[/\\]/);
    const module: Record<string, unknown> = await import(pathToFileURL(join(FEATURES, file)).href);
    for (const [name, value] of Object.entries(module)) exports.push({ name, feature, value });
  }
  const features = new Map<string, Set<string>>();
  for (const { name, feature } of exports) features.set(name, (features.get(name) ?? new Set()).add(feature));
  return new Map(
    exports.map(({ name, feature, value }) => {
      const isShared = (features.get(name)?.size ?? 0) > 1;
      return [value, { name: isShared ? withFeature(name, feature) : name, feature }];
    }),
  );
}

/** `Place` of `waiting-list` becomes `WaitingListPlace`, and `sendPlace` becomes `waitingListSendPlace`. */
function withFeature(name: string, feature: string): string {
  const words = feature.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  const prefix = words.join('');
  const isCapital = /^[A-Z]/.test(name);
  return (isCapital ? prefix : prefix[0]?.toLowerCase() + prefix.slice(1)) + name[0]?.toUpperCase() + name.slice(1);
}
