/** Why a file was not fetched. */
export type FetchFailureCode =
  | 'address_invalid'
  | 'address_private'
  | 'certificate_invalid'
  | 'name_unknown'
  | 'not_allowed'
  | 'not_found'
  | 'server_error'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'unreachable'
  | 'unreadable';

/** A fetch that failed. It holds the code only, never a part of the answer. */
export class FetchFailure extends Error {
  readonly code: FetchFailureCode;

  constructor(code: FetchFailureCode) {
    super(`The file was not fetched: ${code}.`);
    this.name = 'FetchFailure';
    this.code = code;
  }
}
