let handed: string | undefined

/** Hands a fresh access token from the result page to the album page, in memory and once. */
export function handAccessToken(token: string): void {
  handed = token
}

/** The token that was handed over, if any. Looking does not use it up. */
export const handedAccessToken = (): string | undefined => handed

export function forgetAccessToken(): void {
  handed = undefined
}
