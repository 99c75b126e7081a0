/**
 * Words that disclose self-harm. Idioms that only borrow the word (dying to see you, 배고파 죽겠다,
 * 想死你了) are left alone: a card in the middle of a joke would teach players to hide the real thing.
 */
const DISCLOSURES: readonly RegExp[] = [
  /\b(?:kill|hurt|harm|cut|hang) myself\b|\bsuicid(?:e|al)\b|\bself[- ]?harm|\bend (?:my|it all with my) (?:own )?life\b|\btake my (?:own )?life\b/,
  /\bi (?:really )?(?:want|wish|would like|'d like) to (?:die|be dead|not (?:be alive|exist))\b|\bi (?:don't|do not) want to (?:live|be alive|exist)(?: any ?more)?\b|\bi wish i (?:was|were) dead\b|\bbetter off dead\b/,
  /\bsuicid(?:io|arm)|\bvoglio morire\b|\bvorrei (?:morire|essere mort[oa])\b|\b(?:uccider|ammazzar|impiccar)mi\b|\bfarla finita\b|\bfarmi del male\b|\btogliermi la vita\b|\bnon voglio più vivere\b|\bmi taglio (?:le vene|i polsi|le braccia)\b/,
  /\bsuicid(?:io|arme)|\bquiero morir(?:me)?\b(?! de)|\b(?:matar|ahorcar)me\b(?! de)|\bquitarme la vida\b|\bhacerme daño\b|\bno quiero (?:seguir viviendo|vivir)\b|\bcortarme (?:las venas|los brazos)\b|\bautolesion/,
  /자살|자해|죽고\s?싶|죽어\s?버리고\s?싶|살기\s?싫|살고\s?싶지\s?않|목숨을?\s?끊|손목을?\s?(?:긋|그었|그을)|사라지고\s?싶|극단적(?:인)?\s?선택/,
  /自杀|自殺|自残|轻生|割腕|不想活|活不下去|结束(?:自己的|我的)?生命|伤害(?:我)?自己|想死(?![你他她它]|在你)|想要死(?!你)/,
  /死にたい|死んでしまいたい|自傷|リスカ|リストカット|消えてしまいたい|消えたい|生きていたくない|生きるのが(?:つらい|辛い)|命を絶/,
]

/** Whether the player's own words ask for care rather than for the next passage. */
export const asksForCare = (text: string): boolean => {
  const low = text.normalize('NFKC').replace(/[’ʼ]/g, "'").toLowerCase()
  return DISCLOSURES.some((pattern) => pattern.test(low))
}
