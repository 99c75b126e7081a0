/** The protagonist templates, in the order they are shown. The words about them are in each language. */
export const PROTAGONISTS = [
  { id: 'jiwoo', age: 20, gender: 'female', open: true },
  { id: 'sora', age: 23, gender: 'female', open: true },
  { id: 'taeyang', age: 24, gender: 'male', open: true },
  { id: 'noa', age: 25, gender: 'nonbinary', open: true },
  { id: 'haeun', age: 58, gender: 'female', open: false },
  { id: 'lucia', age: 28, gender: 'female', open: false },
  { id: 'kenji', age: 31, gender: 'male', open: false },
  { id: 'wei', age: 26, gender: 'male', open: false },
  { id: 'sunhee', age: 39, gender: 'female', open: false },
  { id: 'amir', age: 29, gender: 'male', open: false },
  { id: 'dani', age: 22, gender: 'nonbinary', open: false },
  { id: 'yeong', age: 34, gender: 'male', open: false },
] as const
export type ProtagonistId = (typeof PROTAGONISTS)[number]['id']
