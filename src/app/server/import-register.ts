import { importCommand } from './import-command.ts';

try {
  console.log(await importCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
