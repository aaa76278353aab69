/** Words that questions are made of and answers are not; they weigh almost nothing beside others. */
const LATIN = new Set(
  (
    'a an and any are aren arent as at be been but by can cannot cant could couldn couldnt did didn didnt do does doesn doesnt doing don dont for from get got had has have ' +
    'hasn haven how hows i if im in into is isn isnt it its ive ' +
    'me my need no not of on or our out please should shouldn shouldnt so than that the their then there these they this to too up us ' +
    'use using via want was wasn wasnt we were weren what whats when where wheres which while who why will with without won ' +
    'wont would wouldn wouldnt you your'
  ).split(' '),
)

/** Cut out of a run one after the other, so the longest come first. Single characters that are often part of a word (会, 在, 要) stay in. */
export const HAN_STOP_WORDS: readonly string[] = [
  '为什么会',
  '有没有办法',
  '为什么',
  '怎么样',
  '怎么办',
  '如何才能',
  '是什么',
  '有没有',
  '能不能',
  '可不可以',
  '怎么',
  '怎样',
  '如何',
  '为何',
  '什么',
  '在哪里',
  '在哪儿',
  '在哪',
  '哪里',
  '哪儿',
  '哪个',
  '哪些',
  '请问',
  '可以',
  '能够',
  '一下',
  '一个',
  '这个',
  '那个',
  '的时候',
  '的话',
  '还能',
  '不想',
  '想要',
  '需要',
  '某个',
  '几个',
  '原来',
  '一直',
  '老是',
  '总是',
  '突然',
  '最后',
  '然后',
  '以后',
  '自己',
  '别人',
  '东西',
  '大家',
  '结果',
  '玩意',
  '里面',
  '直接',
  '还是',
  '不了',
  '把',
  '咋',
  '了',
  '就',
  '很',
  '吗',
  '呢',
  '的',
  '我',
  '你',
]

export const isStopWord = (folded: string): boolean => LATIN.has(folded)

/** Takes the given words out of a Han run; what is left may be several shorter runs. `taken` is true for the words. */
export function cutOut(run: string, words: readonly string[]): { text: string; taken: boolean }[] {
  let pieces = [{ text: run, taken: false }]
  for (const word of words) {
    if (!run.includes(word)) continue
    pieces = pieces.flatMap((piece) => (piece.taken ? [piece] : splitBy(piece.text, word)))
  }
  return pieces
}

function splitBy(text: string, word: string): { text: string; taken: boolean }[] {
  return text.split(word).flatMap((part, index) => {
    const rest = part === '' ? [] : [{ text: part, taken: false }]
    return index === 0 ? rest : [{ text: word, taken: true }, ...rest]
  })
}
