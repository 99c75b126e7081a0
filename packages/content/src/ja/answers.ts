import type { answers as english } from '../en/answers.ts'
import type { Shape } from '../shape.ts'

export const answers: Shape<typeof english> = {
  subscription: {
    welcome: 'Inyeonへようこそ。このメールアドレスでは{max}回まで遊べます。今回が最初です。',
    welcomeBack: 'おかえりなさい。今回は{max}回のうち{count}回目です。',
    limitReached:
      'このメールアドレスの{max}回は、すべて使い終わりました。始めた物語は、最後まで続けられます。',
    codeRequired: 'ご本人の確認のため、このメールアドレスにお送りするコードを入力してください。',
  },
  saves: {
    none: 'セーブデータはまだありません。',
    some: 'セーブデータがあります。続きから遊べます。',
    mayCreate: '新しいゲームを始められます。',
    full: 'セーブデータは{max}件までです。新しく始めるには、先に一件削除してください。',
  },
  problems: {
    VALIDATION: { title: '入力エラー', detail: '入力内容を確かめて、もう一度お試しください。' },
    UNAUTHORIZED: {
      title: '確認できません',
      detail: 'このブラウザーを確認できません。最初のページでメールアドレスを入力してください。',
    },
    FORBIDDEN: { title: '許可されていません', detail: 'この操作を行う権限がありません。' },
    NOT_FOUND: { title: '見つかりません', detail: 'お探しのものは見つかりませんでした。' },
    METHOD_NOT_ALLOWED: {
      title: '使えない方法です',
      detail: 'このアドレスは、その方法では使えません。',
    },
    CONFLICT: {
      title: '食い違いがあります',
      detail: '物語はすでに先へ進んでいます。読み込みなおしてください。',
    },
    EXPIRED: {
      title: 'セッションの期限切れ',
      detail:
        'デモのセッションの期限が切れました。ゲームを再開すれば続けられます。失われたものはありません。',
    },
    TOO_LARGE: { title: '大きすぎます', detail: '一度に送れる量を超えています。短くしてください。' },
    UNSUPPORTED_MEDIA: {
      title: '対応していない形式です',
      detail: 'JSON（application/json）で送ってください。',
    },
    MISDIRECTED: { title: '宛先が違います', detail: 'このアドレスは、このサーバーのものではありません。' },
    RATE_LIMITED: {
      title: 'リクエストが多すぎます',
      detail: 'リクエストが多すぎます。少し待ってから、もう一度お試しください。',
    },
    SERVER: {
      title: 'サーバーエラー',
      detail: 'サーバーでエラーが起きました。しばらくしてから、もう一度お試しください。',
    },
    UNAVAILABLE: {
      title: 'いまは利用できません',
      detail:
        'サーバーがいま対応できません。少し待ってから、もう一度お試しください。失われたものはありません。',
    },
  },
  reasons: {
    SAVE_LIMIT: 'セーブデータは{max}件までです。新しく始めるには、先に一件削除してください。',
    ACCESS_LIMIT:
      '新しいゲームを始めるには、利用回数が一回必要です。最初のページでメールアドレスを入力してください。',
    LOCKED: 'こちらは製品版に含まれます。',
    BACKERS_ONLY: '製品版は、キャンペーンを支援してくださった方が利用できます。',
    ORIGIN: 'この操作は、当サイトのページからのみ行えます。',
    TURN_PLAYED: 'ここはもう進んでいます。物語を読み込みなおしてください。',
    NOT_NEXT: '物語の次の箇所ではありません。読み込みなおしてください。',
    ENDED: 'この物語は結末を迎えました。',
    BUSY: 'ここはいま、別のタブか端末で語られている途中です。',
  },
  validation: {
    required: '入力が必要です。',
    type: '値の種類が正しくありません。',
    format: '形式が正しくありません。',
    email: '有効なメールアドレスを入力してください。',
    code: 'コードが違うか、期限が切れています。新しいコードを取得してください。',
    too_long: '{most}文字以内で入力してください。',
    too_short: '{least}文字以上で入力してください。',
    too_many: '{most}件以内にしてください。',
    too_large: '一度に送るには多すぎます。短くしてください。',
    too_deep: '入れ子が深すぎます。',
    number: '{least}から{most}までの整数を入力してください。',
    age: '年齢は{least}歳から{most}歳までで入力してください。',
    not_adult: '登場人物は全員が成人です。{least}歳以上にしてください。',
    choice: '表示されたもののなかから選んでください。',
    one_of: '自分の言葉か選択肢の、どちらか一つだけを送ってください。',
    json: '正しいJSONではありません。',
    minor: 'ここに登場する人物は全員が成人です。{least}歳以上の人を書いてください。',
    not_offered: 'その選択肢は、いまは選べません。',
    out_of_order: 'この答えは前の答えにつながりません。インタビューを読み込みなおしてください。',
  },
}
