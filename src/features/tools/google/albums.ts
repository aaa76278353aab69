import { type Answer, call, needText, textAt } from '../call'

export interface Album {
  id: string
  title: string
}

const ALBUMS = 'https://photoslibrary.googleapis.com/v1/albums'
const TOKEN = 'https://www.googleapis.com/oauth2/v4/token'
const PAGE_SIZE = 50
const MAX_PAGES = 20

/** Trades a refresh token for an access token at Google. Throws `CallFailed`. */
export async function accessTokenOf(
  client: { id: string; secret: string; refreshToken: string },
  who: string,
  signal: AbortSignal,
): Promise<string> {
  const form = {
    client_id: client.id,
    client_secret: client.secret,
    grant_type: 'refresh_token',
    refresh_token: client.refreshToken,
  }
  return needText(await call({ url: TOKEN, who, form, signal }), 'access_token', who)
}

/**
 * Reads an account's albums page by page and tells of each page as it comes, so that those already read stay when a
 * later page fails. Returns whether there are more than are read. Throws `CallFailed`.
 */
export async function readAlbums(
  token: string,
  who: string,
  signal: AbortSignal,
  onPage: (albums: Album[]) => void,
): Promise<boolean> {
  let pageToken = ''
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await call({
      url: `${ALBUMS}?pageToken=${encodeURIComponent(pageToken)}&pageSize=${PAGE_SIZE}`,
      who,
      headers: { authorization: `Bearer ${token}` },
      signal,
    })
    onPage(albumsOf(answer))
    pageToken = textAt(answer, ['nextPageToken']) ?? ''
    if (pageToken === '') return false
  }
  return true
}

/** An account without albums has no `albums` at all. */
function albumsOf({ albums }: Answer): Album[] {
  if (!Array.isArray(albums)) return []
  return albums.flatMap((album: Partial<Album> | null) =>
    typeof album?.id === 'string' ? [{ id: album.id, title: typeof album.title === 'string' ? album.title : '' }] : [],
  )
}
