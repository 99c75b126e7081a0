import type { mail as english } from '../en/mail.ts'
import type { Shape } from '../shape.ts'

export const mail: Shape<typeof english> = {
  code: {
    subject: 'Inyeonの確認コード：{code}',
    text: `こんにちは。

このメールアドレスが、次の端末でInyeonに入力されました：{device}
ご本人の場合は、その画面に次のコードを入力してください。

{code}

コードは{minutes}分間有効で、使えるのは一度だけです。お心当たりがない場合は、このメールをそのままにしておいてください。コードがなければ誰も入れませんし、何も変わっていません。

Inyeon`,
  },
  unknownDevice: '別のブラウザー',
}
